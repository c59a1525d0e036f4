// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Inviter} from "../../src/inviter/Inviter.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleFactory} from "../../src/presale/IPresaleFactory.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {SellabilityCheck} from "../../src/presale/SellabilityCheck.sol";
import {WhitelistMarket} from "../../src/whitelist-market/WhitelistMarket.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {ShippedFixture} from "../fixtures/ShippedFixture.sol";

/// @notice P-43: a token whose presale was its launcher and was canceled. What a launcher pays out has neither tax nor
/// limit, because it is its buyers'; a canceled one has no buyers.
contract CanceledLauncherTest is ShippedFixture {
    uint256 private constant TEMPLATE = 2;
    uint256 private constant LIMIT = SUPPLY / 1000;

    IShippedToken private token;
    IPresale private presale;
    uint256 private deposited;

    function setUp() public override {
        super.setUp();
        LiquidityLocker locker = new LiquidityLocker();
        WhitelistMarket market = new WhitelistMarket(registry);
        address adminContract = deployCode("PresaleAdmin.sol:PresaleAdmin", abi.encode(new Inviter(), market));
        IPresaleFactory presaleFactory =
            IPresaleFactory(deployCode("PresaleFactory.sol:PresaleFactory", abi.encode(platform, registry, factory)));
        bytes memory arguments = abi.encode(adminContract, locker, new SellabilityCheck());
        vm.startPrank(platform);
        registry.addContract(address(locker), ContractRoles.LOCKS_LP);
        registry.addRegistrar(address(presaleFactory), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        presaleFactory.setTemplate(1, deployCode("NormalPresale.sol:NormalPresale", arguments), true);
        vm.stopPrank();
        TaxedDraft memory d = taxedDraft();
        d.walletLimit = LIMIT;
        registerTemplate(TEMPLATE, vm.getCode(artifactOf("TaxedToken")), taxedArrays(d));
        token = deployShipped(TEMPLATE, alice, taxedArrays(d), "canceled");
        presale = makePresale(presaleFactory);
    }

    /// @notice The owner sent it what a wallet may hold, again and again, and had it paid out to one wallet: five times the
    /// limit. Now it gives back what was deposited, and nothing that came later.
    function test_P43_CanceledPresaleRelaysNothing() public {
        uint256 before = token.balanceOf(alice);
        vm.prank(alice);
        presale.cancel();
        assertEq(token.balanceOf(alice) - before, deposited, "the deposit, whole");
        vm.startPrank(alice);
        token.launch();
        vm.stopPrank();
        nextBlocks(10);
        vm.startPrank(alice);
        token.transfer(carol, LIMIT / 2);
        uint256 honest = token.balanceOf(carol);
        for (uint256 i = 0; i < 5; ++i) {
            token.transfer(address(presale), i == 0 ? LIMIT : 0);
            vm.expectRevert(IPresaleTypes.Presale_NothingToWithdraw.selector);
            presale.withdrawTo(carol);
        }
        vm.stopPrank();
        assertEq(token.balanceOf(carol), honest);
        IPresale.AssetSolvency[] memory assets = presale.solvency();
        assertEq(assets[0].owed, 0);
    }

    /// @notice What could not be sent at once is the owner's later, whole and once, whoever has sent something since.
    function test_Cancel_TheDepositWaitsForItsOwner() public {
        vm.mockCallRevert(address(token), abi.encodeWithSelector(token.transfer.selector), "");
        vm.prank(alice);
        presale.cancel();
        vm.clearMockedCalls();
        assertEq(token.balanceOf(address(presale)), deposited);
        vm.startPrank(alice);
        token.transfer(address(presale), 5e18);
        uint256 before = token.balanceOf(alice);
        presale.withdraw();
        assertEq(token.balanceOf(alice) - before, deposited);
        vm.expectRevert(IPresaleTypes.Presale_NothingToWithdraw.selector);
        presale.withdraw();
        vm.stopPrank();
    }

    /// @dev 100 coins at 1 000 tokens, 60 % of it into the pool at 800.
    function makePresale(IPresaleFactory presaleFactory) private returns (IPresale made) {
        address[] memory addresses = new address[](4);
        (addresses[0], addresses[2]) = (address(token), address(router));
        uint256[] memory numbers = new uint256[](23);
        (numbers[0], numbers[1], numbers[2], numbers[3]) = (100 ether, 50 ether, 1000e18, 800e18);
        (numbers[4], numbers[5], numbers[6]) = (6000, 0.1 ether, 50 ether);
        (numbers[7], numbers[8]) = (block.timestamp + 1 hours, block.timestamp + 1 days);
        (numbers[9], numbers[20]) = (180 days, 1000);
        deposited = presaleFactory.tokensNeeded(1, addresses, numbers);
        vm.startPrank(alice);
        token.approve(address(presaleFactory), deposited);
        made = IPresale(presaleFactory.deploy(1, addresses, numbers, ""));
        token.setLauncher(address(made));
        vm.stopPrank();
    }
}

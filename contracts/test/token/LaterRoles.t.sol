// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";

/// @notice A V2 exchange of somebody's own: its factory calls a pool whatever it is told to.
contract OwnExchange {
    address public factory = address(this);
    address public token0;
    address public token1;

    function say(address first, address second) external {
        (token0, token1) = (first, second);
    }

    function getPair(address, address) external view returns (address) {
        return address(this);
    }
}

/// @notice P-39 (S-73): what the platform's owner adds to the registry after a token exists gives nobody a right over it
/// and takes none away. The attacker is the owner of the registry and has every role to give.
contract LaterRolesTest is TaxedFixture {
    uint256 private constant TEMPLATE = 2;

    TaxedToken private token;
    address private account;

    function setUp() public override {
        super.setUp();
        TaxedDraft memory d = taxedDraft();
        d.killBlocks = 3;
        registerTemplate(TEMPLATE, vm.getCode(artifactOf("TaxedToken")), taxedArrays(d));
        token = deployTaxed(TEMPLATE, alice, taxedArrays(d), "later roles");
        account = address(new AnswersAnything(""));
        vm.startPrank(platform);
        registry.addContract(account, ContractRoles.ALL);
        registry.addRegistrar(address(this), ContractRoles.ALL);
        vm.stopPrank();
        registry.register(account, ContractRoles.ALL, 0);
    }

    function test_P39_LaterRoleOpensNoWayBeforeLaunch() public {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, account));
        token.transfer(account, 1);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_LauncherNotAllowed.selector, account));
        token.setLauncher(account);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_ExemptionNotContract.selector, account));
        token.addExemption(account, 3);
    }

    function test_P39_LaterRoleProtectsNobody() public {
        fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.prank(alice);
        token.launch();
        vm.prank(bob);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1 ether}(
            0, pathOf(wrappedNative, address(token)), account, block.timestamp
        );
        assertEq(token.frozenOf(account), token.balanceOf(account), "the kill blocks reach it");
        assertGt(token.frozenOf(account), 0);
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        vm.prank(alice);
        token.setBlacklist(accounts, true);
        assertTrue(token.isBlacklisted(account), "and so does the blacklist");
    }

    function test_P39_LaterExchangeTaxesNobody() public {
        launchWithPool(token);
        OwnExchange exchange = new OwnExchange();
        exchange.say(address(token), address(new SoladyPeer(alice, 1)));
        vm.prank(platform);
        registry.addVenueFactory(address(exchange));
        assertTrue(registry.knownFactory(address(exchange)));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_PairUnproven.selector, address(exchange)));
        token.registerPair(address(exchange));

        // A token that is created afterwards knows it.
        TaxedToken younger = deployTaxed(TEMPLATE, alice, taxedArrays(taxedDraft()), "younger");
        exchange.say(address(younger), wrappedNative);
        younger.registerPair(address(exchange));
        assertTrue(younger.isPair(address(exchange)));
    }
}

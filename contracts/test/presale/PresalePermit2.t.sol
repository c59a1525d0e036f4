// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Deposits and contributions that are paid through Permit2 alone.
contract PresalePermit2Test is PresaleFixture, Permit2Fixture {
    function setUp() public override {
        super.setUp();
        setUpPermit2();
    }

    function test_Deploy_TakesTheDepositThroughPermit2() public {
        Plan memory p = newPlan(NORMAL);
        uint256 needed = presaleFactory.tokensNeeded(p.templateId, p.addresses, p.numbers);
        allowByPermit2(alice, address(token), address(presaleFactory), needed);
        vm.prank(alice);
        address presale = presaleFactory.deploy{value: PRESALE_FEE_WEI}(p.templateId, p.addresses, p.numbers, p.ipfsKey);
        assertEq(token.balanceOf(presale), needed);
    }

    function test_Contribute_ThroughPermit2CountsWhatIsKept() public {
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        allowByPermit2(bob, address(dollar), address(presale), 40 ether);
        vm.startPrank(bob);
        presale.contribute(30 ether, address(0));
        assertEq(presale.accountOf(bob).contributed, 30 ether);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        presale.contribute(10 ether + 1, address(0));
        vm.stopPrank();
        assertEq(dollar.balanceOf(address(presale)), 30 ether);
        assertSolvent(presale);
    }

    function test_RevertWhen_ThePermit2AllowanceHasRunOut() public {
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        allowByPermit2(bob, address(dollar), address(presale), 50 ether);
        skip(1);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(bob);
        presale.contribute(1 ether, address(0));
    }
}

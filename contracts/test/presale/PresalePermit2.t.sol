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
        uint256 needed = presales.tokensNeeded(p.templateId, p.addresses, p.numbers);
        allowByPermit2(alice, address(token), address(presales), needed);
        vm.prank(alice);
        address sale = presales.deploy{value: SALE_FEE_WEI}(p.templateId, p.addresses, p.numbers, p.ipfsKey);
        assertEq(token.balanceOf(sale), needed);
    }

    function test_Contribute_ThroughPermit2CountsWhatIsKept() public {
        IPresale sale = runningSale(dollarPlan(NORMAL));
        allowByPermit2(bob, address(dollar), address(sale), 40 ether);
        vm.startPrank(bob);
        sale.contribute(30 ether, address(0));
        assertEq(sale.accountOf(bob).contributed, 30 ether);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        sale.contribute(10 ether + 1, address(0));
        vm.stopPrank();
        assertEq(dollar.balanceOf(address(sale)), 30 ether);
        assertSolvent(sale);
    }

    function test_RevertWhen_ThePermit2AllowanceHasRunOut() public {
        IPresale sale = runningSale(dollarPlan(NORMAL));
        allowByPermit2(bob, address(dollar), address(sale), 50 ether);
        skip(1);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(bob);
        sale.contribute(1 ether, address(0));
    }
}
